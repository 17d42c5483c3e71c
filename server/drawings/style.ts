// The styles of every drawing.

/** Colours and marks of a machine: everything that a file for `<img>` needs. */
export const machineStyle = `
:where(:root){--dw-ink:#17191C;--dw-paint:#F5A300;--dw-shade:#CF8600;--dw-dark:#17191C;--dw-mid:#4B515A;--dw-steel:#D5D9DE;--dw-barrel:#6E7680;--dw-glass:#E3EDF3;--dw-light:#8A929C;--dw-blue:#1F4E79;--dw-paper:#fff;--dw-lamp:#FFE9B0}
@media (prefers-color-scheme:dark){:where(:root){--dw-ink:#EDEAE3;--dw-paint:#E39A0C;--dw-shade:#A96F00;--dw-dark:#30353C;--dw-mid:#5B636D;--dw-steel:#B9C0C8;--dw-glass:#2C4252;--dw-light:#9AA3AD;--dw-blue:#8FBFE8;--dw-paper:#17191C}}
@media (forced-colors:active){:where(:root){--dw-ink:CanvasText;--dw-paint:Canvas;--dw-shade:Canvas;--dw-dark:CanvasText;--dw-mid:Canvas;--dw-steel:Canvas;--dw-barrel:Canvas;--dw-glass:Canvas;--dw-light:Canvas;--dw-blue:CanvasText;--dw-paper:Canvas;--dw-lamp:Canvas}}
.dw-body,.dw-line{stroke:var(--dw-ink);stroke-linejoin:round;stroke-linecap:round;fill:none}
.dw-paint{fill:var(--dw-paint)}.dw-shade{fill:var(--dw-shade)}.dw-dark{fill:var(--dw-dark)}.dw-mid{fill:var(--dw-mid)}
.dw-steel{fill:var(--dw-steel)}.dw-barrel{fill:var(--dw-barrel)}.dw-glass{fill:var(--dw-glass)}.dw-lamp{fill:var(--dw-lamp)}.dw-solar{fill:var(--dw-blue)}
.dw-links{stroke:var(--dw-mid);stroke-linecap:butt}.dw-light{stroke:var(--dw-light)}.dw-lug{stroke:var(--dw-dark);stroke-linecap:butt}
.dw-person{fill:var(--dw-ink);stroke:none}.dw-helmet{fill:var(--dw-paint)}.dw-stripe{stroke:var(--dw-paper)}
.dw-frame{stroke:var(--dw-blue)}.dw-hatch{stroke:var(--dw-blue);opacity:.35}
.dw-ground{stroke:var(--dw-ink);stroke-linecap:butt}
`.trim()

/** The marks of the sheet. */
const sheetStyle = `
.dw-grid{fill:none;stroke:var(--dw-blue);opacity:.1}.dw-storey{fill:none;stroke:var(--dw-blue);opacity:.5}
.dw-dim{fill:none;stroke:var(--dw-blue)}.dw-envelope{fill:var(--dw-blue);fill-opacity:.08;stroke:var(--dw-blue)}
.dw-word,.dw-mark{fill:var(--dw-blue);font-family:"Archivo Variable",Archivo,"Noto Sans Devanagari Variable",system-ui,sans-serif;font-variant-numeric:tabular-nums}
.dw-word{stroke:var(--dw-paper);stroke-linejoin:round;paint-order:stroke}.dw-value{font-weight:700}.dw-mark{opacity:.8}
`.trim()

/**
 * The stylesheet of drawings. A page can set its own colours with the `--dw-…` properties on any element
 * above the drawing. Otherwise they follow the colour scheme; forced colours override both.
 *
 * dw-paint, dw-shade   painted steel, and its side away from the light      dw-dark, dw-mid   tyres, ballast, tracks
 * dw-steel, dw-barrel  bright rods and rims, cylinder barrels               dw-glass          cab windows
 * dw-line, dw-light    strokes on paper, strokes on dark parts              dw-lug, dw-links  dashes round a ring or a
 * track
 * dw-lamp, dw-solar    lit lamps, solar cells
 * dw-person            the person for scale                                 dw-frame, dw-hatch the size frame
 * dw-ground, dw-grid, dw-storey, dw-dim, dw-envelope, dw-word, dw-value     the sheet
 */
export const drawingStyle = `${machineStyle}\n${sheetStyle}`

const COLOURS = Object.fromEntries(
  [
    ...machineStyle
      .split('\n', 1)
      .join()
      .matchAll(/(--dw-[a-z]+):([^;}]+)/g),
  ].map((m) => [m[1], m[2]]),
)

/** The machine's rules in light colours, for renderers without custom properties or colour schemes. */
export const plainStyle = machineStyle
  .split('\n')
  .filter((rule) => rule.startsWith('.'))
  .join('\n')
  .replace(/var\((--dw-[a-z]+)\)/g, (whole, name: string) => COLOURS[name] ?? whole)

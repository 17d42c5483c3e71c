import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Direction, Face, Font, shape, Buffer as Text } from 'harfbuzzjs'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { expect, onTestFinished, test } from 'vitest'
import { openPdf } from './pdf.ts'
import { openType } from './woff.ts'

const TEMPLATE = new URL('../../tests/support/sample.pdf.ts', import.meta.url)
const SIZE = 10
const { resolve } = createRequire(import.meta.url)

async function render(lines: readonly string[]) {
  const pdf = openPdf({ timeoutMs: 60_000, waitingMax: 2, eachMax: 2 })
  onTestFinished(pdf.close)
  return pdf.render(TEMPLATE, { kind: 'fine', lines: ['.', ...lines] })
}

type Glyph = { readonly width: number; readonly unicode: string }
type Drawn = { readonly glyphs: Glyph[]; readonly starts: number[] }

/** The text objects of a document: their glyphs in the order drawn, and where from the left each part of a text starts. */
async function drawnIn(bytes: Buffer) {
  const { OPS } = await getResolvedPDFJS()
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
  const { fnArray, argsArray } = await page.getOperatorList()
  const found: Drawn[] = []
  for (const [index, operator] of fnArray.entries()) {
    const [first] = argsArray[index] ?? []
    if (operator === OPS.beginText) found.push({ glyphs: [], starts: [] })
    if (operator === OPS.setTextMatrix) found.at(-1)?.starts.push(first[4])
    if (operator === OPS.showText) found.at(-1)?.glyphs.push(...first.filter((one: unknown) => typeof one === 'object'))
  }
  // The first line is a full stop, as it is bold.
  return found.slice(1)
}

const families: Readonly<Record<string, string>> = { bengali: 'anek-bangla', arabic: 'amiri' }

function fontOf(name: string) {
  const family = families[name] ?? `noto-sans-${name}`
  const woff = readFileSync(resolve(`@fontsource/${family}/files/${family}-${name}-400-normal.woff`))
  return new Font(new Face(new Blob(openType(woff))))
}

/** The glyphs of a word as HarfBuzz draws it, by number, width in thousandths and offset. */
function shaped(font: Font, word: string, isRightToLeft = false) {
  const buffer = new Text()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR)
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  const perEm = 1000 / font.face.upem
  return buffer.getGlyphInfos().map(({ codepoint: id }, index) => ({
    id,
    width: Math.round(font.glyphHAdvance(id) * perEm),
    xAdvance: (positions[index]?.xAdvance ?? 0) * perEm,
    xOffset: (positions[index]?.xOffset ?? 0) * perEm,
    yOffset: (positions[index]?.yOffset ?? 0) * perEm,
  }))
}

/** Where marks that HarfBuzz shifts to the side start, in points. */
function shiftedIn(glyphs: ReturnType<typeof shaped>) {
  let pen = 0
  return glyphs.flatMap(({ xAdvance, xOffset }) => {
    const at = pen + xOffset
    pen += xAdvance
    return xOffset === 0 ? [] : [(at * SIZE) / 1000]
  })
}

/** Thousandths of the size: the renderer loses vertical shifts, and none of these words has one that is seen. */
const SEEN = 60

const words = {
  devanagari: 'किराया क्षेत्र श्रीमान विद्युत प्रतिष्ठान ईंधन मार्ग ऐसा द्वितीय कार्य',
  bengali: 'ভাড়া যন্ত্রপাতি শ্রমিক ক্ষতি প্রতিষ্ঠান কর্মী বৃষ্টি দ্বিতীয় কোম্পানি স্বাক্ষর',
  gurmukhi: 'ਕਿਰਾਇਆ ਮਸ਼ੀਨ ਪੰਜਾਬ ਸ੍ਰੀ ਕੰਮ ਮਿੱਟੀ ਦਸਤਖ਼ਤ ਪ੍ਰਬੰਧ ਸੜਕ ਘੰਟੇ',
  gujarati: 'ભાડું યંત્ર ક્ષેત્ર શ્રમિક વિદ્યુત કર્મચારી પ્રતિષ્ઠાન દ્વારા ઈંધણ સ્થળ',
  oriya: 'ଭଡ଼ା ଯନ୍ତ୍ରପାତି କ୍ଷତି ଶ୍ରମିକ ପ୍ରତିଷ୍ଠାନ କର୍ମଚାରୀ ଓଡ଼ିଶା ବର୍ଷା ଦ୍ୱିତୀୟ ସ୍ୱାକ୍ଷର',
  tamil: 'வாடகை இயந்திரம் ஸ்ரீ தொழிலாளர் கொள்முதல் மணிநேரம் பொறியாளர் க்ஷேத்திரம் கையொப்பம் மழை',
  telugu: 'అద్దె యంత్రం క్షేత్రం శ్రామికుడు విద్యుత్ కర్మాగారం ప్రతిష్ఠ స్థలం ద్వితీయ సంతకం',
  kannada: 'ಬಾಡಿಗೆ ಯಂತ್ರ ಕ್ಷೇತ್ರ ಶ್ರಮಿಕ ವಿದ್ಯುತ್ ಕಾರ್ಖಾನೆ ಪ್ರತಿಷ್ಠಾನ ಸ್ಥಳ ದ್ವಿತೀಯ ಕೊಠಡಿ',
  malayalam: 'വാടക യന്ത്രം ക്ഷേത്രം ശ്രമികൻ വൈദ്യുതി പ്രതിഷ്ഠ സ്ഥലം കൊച്ചി തൊഴിലാളി ഒപ്പ്',
  'meetei-mayek': 'ꯃꯅꯤꯄꯨꯔ ꯂꯩꯕꯥꯛ ꯊꯕꯛ ꯅꯨꯃꯤꯠ ꯏꯁꯤꯡ ꯂꯝꯕꯤ ꯃꯤꯑꯣꯏ ꯂꯣꯟ ꯃꯇꯝ ꯆꯩ',
  'ol-chiki': 'ᱥᱟᱱᱛᱟᱲᱤ ᱠᱟᱹᱢᱤ ᱚᱲᱟᱜ ᱫᱟᱜ ᱢᱟᱦᱟᱸ ᱦᱚᱲ ᱡᱚᱢ ᱥᱟᱠᱟᱢ ᱫᱟᱨᱮ ᱵᱩᱨᱩ',
  arabic: 'کرایہ مشین مزدور دستخط تاریخ گھنٹے ٹھیکیدار عمارت سڑک نقصان',
}

test.each(Object.entries(words))(
  'ten words of %s are drawn with the glyphs and marks of HarfBuzz',
  async (name, list) => {
    const isRightToLeft = name === 'arabic'
    const font = fontOf(name)
    const lines = list.split(' ')
    const drawn = await drawnIn(await render(lines))
    expect(lines).toHaveLength(10)
    for (const [index, word] of lines.entries()) {
      const expected = shaped(font, word, isRightToLeft)
      expect(expected.map(({ id }) => id)).not.toContain(0)
      expect([word, drawn[index]?.glyphs.map(({ width }) => Math.round(width))]).toEqual([
        word,
        expected.map(({ width }) => width),
      ])
      for (const at of shiftedIn(expected))
        expect(Math.min(...(drawn[index]?.starts ?? []).map((start) => Math.abs(start - at)))).toBeLessThan(0.1)
      expect(Math.max(...expected.map(({ yOffset }) => Math.abs(yOffset)))).toBeLessThan(SEEN)
    }
  },
)

test('emoji are left out, with what joins and colours them; other characters without a glyph are numbers', async () => {
  const drawn = await drawnIn(await render(['Done 👍🏽👩‍🔧✅', '中']))
  const said = drawn.map(({ glyphs }) => glyphs.map(({ unicode }) => unicode).join('')).join(' ')
  expect(said.replaceAll(/\s+/g, '')).toBe('Done[U+4E2D]')
})

test('a joiner keeps its word together in every script', async () => {
  for (const [name, word] of Object.entries({ kannada: 'ಕ್‌ಷ', malayalam: 'ക്‍', bengali: 'ক্‌ষ' })) {
    const [line] = await drawnIn(await render([word]))
    // HarfBuzz draws the joiner as a glyph without an advance.
    const visible = shaped(fontOf(name), word).filter(({ xAdvance }) => xAdvance > 0)
    const widths = line?.glyphs.map(({ width }) => Math.round(width)).filter((width) => width > 0)
    expect(widths).toEqual(visible.map(({ width }) => width).filter((width) => width > 0))
  }
})

test('a long word breaks within its column in every script, also where a line would cut a letter of several parts', async () => {
  const long = ['ಕ್ಷೇತ್ರಸ್ಥಳ', 'স্বাক্ষরযন্ত্রপাতি', 'क्षेत्रश्रीमान', 'പ്രതിഷ്ഠക്ഷേത്രം', 'officeffluent'].map((word) => word.repeat(20))
  const drawn = await drawnIn(await render(long))
  const said = drawn.flatMap(({ glyphs }) => glyphs.map(({ unicode }) => unicode)).join('')
  expect(said.replaceAll('-', '')).toContain(long.at(-1))
  expect(drawn.length).toBeGreaterThan(long.length)
})

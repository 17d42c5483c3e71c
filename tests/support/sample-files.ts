import sharp from 'sharp'

/** The smallest PDF that viewers open. */
export const aPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d97706' } })

export const aPicture = (type: 'jpeg' | 'png' | 'webp', width = 64, height = 48) =>
  blank(width, height).toFormat(type).toBuffer()

/** A photograph of a phone, held upright: with place, camera and date, and rows of pixels that lie on their side. */
export const aPhonePhotograph = () =>
  blank(64, 48)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Canary Phones', Model: 'C-7', ImageDescription: '<script>alert(1)</script>' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '18/1 31/1 1294/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '73/1 51/1 2184/100',
      },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Canary Wharf</place></x:xmpmeta>')
    .toBuffer()

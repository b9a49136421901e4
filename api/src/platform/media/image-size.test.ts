import { describe, expect, it, test } from 'vitest'
import { formats, picture } from '../../testing/pictures.ts'
import { imageSize } from './image-size.ts'

describe('the size of a picture', () => {
  test.each(formats)('%s', async (format) => {
    expect(imageSize(await picture(format, 321, 123), `image/${format}`)).toEqual({ width: 321, height: 123 })
  })

  it('in every kind of WebP', async () => {
    const lossless = await picture('webp', 300, 40, (image) => image.webp({ lossless: true }))
    const extended = await picture('webp', 70, 4000, (image) =>
      image.ensureAlpha(0.5).withExif({ IFD0: { Make: 'x' } }),
    )
    expect(imageSize(lossless, 'image/webp')).toEqual({ width: 300, height: 40 })
    expect(imageSize(extended, 'image/webp')).toEqual({ width: 70, height: 4000 })
  })

  it('as a JPEG is shown, however the camera was held', async () => {
    const turned = await picture('jpeg', 300, 200, (image) => image.withMetadata({ orientation: 6 }))
    expect(imageSize(turned, 'image/jpeg')).toEqual({ width: 200, height: 300 })
    const upright = await picture('jpeg', 300, 200, (image) => image.withMetadata({ orientation: 3 }))
    expect(imageSize(upright, 'image/jpeg')).toEqual({ width: 300, height: 200 })
  })

  it('is not told of what is cut off or no picture', async () => {
    for (const format of formats)
      for (const end of [0, 3, 9])
        expect(imageSize((await picture(format)).subarray(0, end), `image/${format}`)).toBeUndefined()
    expect(imageSize(Buffer.from('%PDF-1.7'), 'application/pdf')).toBeUndefined()
  })
})

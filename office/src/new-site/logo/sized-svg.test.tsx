import { expect, test } from 'vitest'
import { sizedSvg } from './sized-svg.ts'

/** jsdom has no `text()` of blobs. */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })
const sizeOf = async (text: string) => {
  const blob = sizedSvg(text, 800)
  const root = new DOMParser().parseFromString(await textOf(blob), 'image/svg+xml').documentElement
  return [blob.type, ...['width', 'height', 'viewBox'].map((name) => root.getAttribute(name))]
}
const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9v9z"/></svg>`

test.each([
  ['width="24" height="12"', '800', '400', '0 0 24 12'],
  ['width="24px" height="48px" viewBox="0 0 12 24"', '400', '800', '0 0 12 24'],
  ['viewBox="5 5 200 100"', '800', '400', '5 5 200 100'],
  ['width="100%" height="100%" viewBox="0,0,10,40"', '200', '800', '0,0,10,40'],
  ['', '800', '400', '0 0 300 150'],
  ['viewBox="0 0 0 0"', '800', '400', '0 0 300 150'],
])('an SVG with %s gets a size', async (attributes, width, height, box) => {
  expect(await sizeOf(svg(attributes))).toEqual(['image/svg+xml', width, height, box])
})

test.each(['', 'hello', '<html xmlns="http://www.w3.org/1999/xhtml"/>', '<svg xmlns="http://www.w3.org/2000/svg">'])(
  'what is no SVG is refused: %s',
  (text) => expect(() => sizedSvg(text, 800)).toThrow(),
)

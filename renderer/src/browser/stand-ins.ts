/** What stands in the place of pictures, loaded when the first is missing: of images that fail, and of films without posters. */
export { capturePoster } from './capture-poster.ts'
export { imageFailed } from './image-failed.ts'

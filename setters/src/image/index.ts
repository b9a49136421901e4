export { imageSetter } from './image.tsx'

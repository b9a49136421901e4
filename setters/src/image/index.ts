export { image } from './image.tsx'

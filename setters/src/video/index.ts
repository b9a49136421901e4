export { video } from './video.tsx'

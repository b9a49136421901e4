export { videoSetter } from './video.tsx'

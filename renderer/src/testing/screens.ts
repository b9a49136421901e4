export { screensOf } from '../estimate/screen.ts'

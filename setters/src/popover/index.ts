export { SetterPopover } from './popover.tsx'

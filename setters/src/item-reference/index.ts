export { itemReferenceSetter } from './item-reference.tsx'

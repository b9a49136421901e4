export type { OfficeBoot } from './context/boot.ts'
export type { Handbook, HelpTopic, OfficeParts } from './context/office-context.ts'
export { mountOffice } from './mount.tsx'
export type { NewSiteBoot, NewSiteParts } from './new-site/new-site-context.ts'

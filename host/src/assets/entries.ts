/** The source that starts the designer. */
export const DESIGNER_SCRIPT = 'host/src/browser/designer.ts'

/** The stylesheet of the pages of the system, which are no sections. */
export const SYSTEM_PAGES = 'system-pages'

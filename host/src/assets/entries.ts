/** The source that starts the designer. */
export const DESIGNER_SCRIPT = 'host/src/browser/designer.ts'

/** The source that starts the office. */
export const OFFICE_SCRIPT = 'host/src/browser/office.ts'

/** The sources that start editors, by the names of their builds. */
export const editorScripts = { designer: DESIGNER_SCRIPT, office: OFFICE_SCRIPT }

/** The stylesheet of the pages of the system, which are no sections. */
export const SYSTEM_PAGES = 'system-pages'

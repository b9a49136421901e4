import { memberEditorPage } from '../editor-page.ts'
import type { Screen } from '../screen.ts'

/** The designer of a draft: on the system domain alone (R34, R68). */
export const designer: Screen = (visit, tools) => memberEditorPage(visit, tools, 'designer')

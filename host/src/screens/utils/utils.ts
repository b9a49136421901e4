import { memberEditorPage } from '../editor-page.ts'
import type { Screen } from '../screen.ts'

/** The workbench of a draft (R36). */
export const utils: Screen = (visit, tools) => memberEditorPage(visit, tools, 'utils')

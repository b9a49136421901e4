import { editorPage } from '../editor-page.ts'
import type { Screen } from '../screen.ts'

/**
 * The designer inside the frame of another application (R37). It is the same for everybody: what the
 * draft holds, and whether there is one, is told to who has a ticket.
 */
export const designerIframe: Screen = (visit, tools) => editorPage(visit, tools, 'frame')

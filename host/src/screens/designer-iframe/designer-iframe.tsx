import { plainPage } from '../plain-page.tsx'
import type { Screen } from '../screen.ts'

/** The designer inside the frame of another application (R37). */
export const designerIframe: Screen = (_visit, tools) =>
  plainPage(tools, { title: tools.say('designer.title'), text: tools.say('later.message') })

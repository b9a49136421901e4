import { plainPage } from '../plain-page.tsx'
import type { Screen } from '../screen.ts'

/** The designer of a draft: on the system domain alone (R34, R68). */
export const designer: Screen = (_visit, tools) =>
  plainPage(tools, { title: tools.say('designer.title'), text: tools.say('later.message') })

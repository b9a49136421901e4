import { plainPage } from '../plain-page.tsx'
import type { Screen } from '../screen.ts'

/** The workbench of a draft (R36). */
export const utils: Screen = (_visit, tools) =>
  plainPage(tools, { title: tools.say('utils.title'), text: tools.say('later.message') })

import { plainPage } from '../plain-page.tsx'
import type { Screen } from '../screen.ts'

/** Where an invited person will join a site. */
export const invitation: Screen = (_visit, tools) =>
  plainPage(tools, { title: tools.say('invitation.title'), text: tools.say('later.message') })

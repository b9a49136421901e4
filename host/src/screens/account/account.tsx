import { plainPage } from '../plain-page.tsx'
import type { Screen } from '../screen.ts'

/** Where an owner will find their own data. */
export const account: Screen = (_visit, tools) =>
  plainPage(tools, { title: tools.say('account.title'), text: tools.say('later.message') })

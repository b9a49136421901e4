import { plainPage } from '../plain-page.tsx'
import type { Screen } from '../screen.ts'

/** Where owners will sign in. */
export const login: Screen = (_visit, tools) =>
  plainPage(tools, { title: tools.say('login.title'), text: tools.say('later.message') })

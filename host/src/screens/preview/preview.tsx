import { plainPage } from '../plain-page.tsx'
import type { Screen } from '../screen.ts'

/** Will let the holder of a preview link see that one draft (R307). */
export const preview: Screen = (_visit, tools) =>
  plainPage(tools, { title: tools.say('preview.title'), text: tools.say('later.message') })

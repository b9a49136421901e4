import { notFound } from '../../guards/guard.ts'
import { plainPage } from '../plain-page.tsx'
import type { Screen } from '../screen.ts'

/** The set of icons, only for sites that turned their system pages on (R31, R33). */
export const iconDemo: Screen = (visit, tools) =>
  visit.site?.systemPages
    ? plainPage(tools, { title: tools.say('iconDemo.title'), text: tools.say('later.message') })
    : notFound(visit)

import { Image } from '@vitrine/renderer'
import { notFound } from '../../guards/guard.ts'
import { plainPage } from '../plain-page.tsx'
import type { Screen } from '../screen.ts'

/** How a missing picture is drawn, only for sites that turned their system pages on (R32, R33). */
export const imageDemo: Screen = (visit, tools) =>
  visit.site?.systemPages
    ? plainPage(tools, {
        title: tools.say('imageDemo.title'),
        text: tools.say('later.message'),
        children: <Image image={{ width: 640, height: 360 }} />,
      })
    : notFound(visit)

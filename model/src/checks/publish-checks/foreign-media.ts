import { foreignMediaIn } from '../../validation/foreign-media.ts'
import type { PublishCheck } from './publish-check.ts'

/** Files on hosts that the pages' policy does not name: they are stored, but no visitor ever sees them. */
export const foreignMedia: PublishCheck = ({ language, trees, mediaHosts }) =>
  trees.flatMap(({ place, drawn }) =>
    drawn.flatMap(({ id, component: { props }, spec }) =>
      foreignMediaIn(spec.props, props, mediaHosts).map(({ path, host }) => ({
        level: 'warning' as const,
        ...place,
        component: id,
        language,
        path,
        key: 'check.foreignMedia',
        params: { host },
      })),
    ),
  )

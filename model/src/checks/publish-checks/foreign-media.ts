import { childPath } from '@vitrine/schemas'
import { own } from '../../shape.ts'
import type { Finding } from '../finding.ts'
import type { PublishCheck } from './publish-check.ts'

/** What a picture or a film loads. */
const sources = ['src', 'poster', 'captions'] as const

/** The host that an address names; nothing for one of our own origin or of no network. */
function hostOf(address: unknown): string | undefined {
  const [, host] = /^\s*(?:https?:)?\/\/(?:[^/?#]*@)?([^/?#]+)/i.exec(typeof address === 'string' ? address : '') ?? []
  return host?.toLowerCase().replace(/:(?:80|443)$/, '')
}

/** Files on hosts that the pages' policy does not name: they are stored, but no visitor ever sees them. */
export const foreignMedia: PublishCheck = ({ language, trees, mediaHosts }) =>
  mediaHosts === undefined
    ? []
    : trees.flatMap(({ place, drawn }) =>
        drawn.flatMap(({ id: component, values }) =>
          values
            .filter(({ definition }) => definition === 'image' || definition === 'video')
            .flatMap(({ path, value }) =>
              sources.flatMap((name): readonly Finding[] => {
                const host = hostOf(own(value, name))
                if (host === undefined || mediaHosts.includes(host)) return []
                const at = { component, language, path: childPath(path, name) }
                return [{ level: 'warning', ...place, ...at, key: 'check.foreignMedia', params: { host } }]
              }),
            ),
        ),
      )

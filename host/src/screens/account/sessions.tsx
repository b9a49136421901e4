import { formatDate } from '@vitrine/renderer'
import type { Answer, listSessions } from '@vitrine/schemas'
import { routeAddress, routes } from '../../routing/routes.ts'
import { OwnForm } from '../own-form.tsx'
import { SystemCard } from '../own-page.tsx'
import type { ScreenTools } from '../screen.ts'
import { deviceName } from './device-name.ts'

interface SessionsProps {
  readonly sessions: Answer<typeof listSessions>
  readonly tools: ScreenTools
}

/** Where somebody is signed in, and the ways out. */
export function Sessions({ sessions, tools }: SessionsProps) {
  const { say, links, language } = tools
  return (
    <SystemCard title={say('account.sessions')}>
      <ul className="screen-list">
        {sessions.map(({ device, createdAt, usedAt, isThisOne }) => (
          <li key={`${createdAt} ${usedAt} ${device}`}>
            <bdi>{deviceName(device) ?? say('account.unknownDevice')}</bdi>
            {isThisOne && <strong> {say('account.thisSession')}</strong>}
            <p>{say('account.since', { date: formatDate(createdAt, language) })}</p>
          </li>
        ))}
      </ul>
      <div className="screen-pages">
        {(sessions.length > 1 ? (['signOut', 'signOutEverywhere'] as const) : (['signOut'] as const)).map((way) => (
          <OwnForm
            key={way}
            tools={tools}
            name={way}
            label={say(`account.${way}`)}
            action={links.to(routeAddress(routes.account))}
            send={say(`account.${way}`)}
            isSmall
          />
        ))}
      </div>
    </SystemCard>
  )
}

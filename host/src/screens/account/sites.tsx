import { type Answer, listDrafts, listMembers, type me } from '@vitrine/schemas'
import type { CSSProperties } from 'react'
import { routeAddress, routes } from '../../routing/routes.ts'
import { SystemCard } from '../own-page.tsx'
import type { ScreenTools } from '../screen.ts'

type Place = Answer<typeof me>['sites'][number]

interface Site extends Place {
  readonly drafts: Answer<typeof listDrafts>
  readonly members: Answer<typeof listMembers>['items']
}

/** The sites of an account, with their drafts and who works on them. */
export const accountSites = ({ sites }: Answer<typeof me>, { queryOf }: ScreenTools): Promise<readonly Site[]> =>
  Promise.all(
    sites.map(async (site) => {
      const query = queryOf(site.tenantId)
      const [drafts, members] = await Promise.all([query(listDrafts, {}), query(listMembers, { pageSize: 100 })])
      return { ...site, drafts, members: members.items }
    }),
  )

// Styles stand on the elements: no public page should load them.
const titleOfSite: CSSProperties = { fontSize: 'var(--title-4)' }
const ways: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1.25rem' }

interface SitesProps {
  readonly sites: readonly Site[]
  readonly tools: ScreenTools
}

export function SiteList({ sites, tools: { say, links } }: SitesProps) {
  return (
    <SystemCard title={say('account.sites')}>
      {sites.length === 0 && <p>{say('account.noSites')}</p>}
      <ul className="screen-list">
        {sites.map(({ tenantId, clientId, siteName, role, drafts, members }) => (
          <li key={tenantId}>
            <h3 style={titleOfSite}>{siteName}</h3>
            <p>{say('account.role', { role: say(`role.${role}`) })}</p>
            <ul style={ways}>
              <li>
                <a href={links.to(`/${clientId}`)}>{say('account.openSite')}</a>
              </li>
              {drafts.flatMap(({ id, name }) => [
                <li key={`designer ${id}`}>
                  <a href={links.to(`/${clientId}${routeAddress(routes.designer, { draftsId: id })}`)}>
                    {say('account.editDraft', { name })}
                  </a>
                </li>,
                <li key={`draft ${id}`}>
                  <a href={links.to(`/${clientId}`, { draftsId: id })}>{say('account.seeDraft', { name })}</a>
                </li>,
              ])}
            </ul>
            <details>
              <summary>{say('account.members', { number: members.length })}</summary>
              <ul>
                {members.map((member) => (
                  <li key={member.accountId}>
                    <bdi>{member.name}</bdi> (<bdi>{member.email}</bdi>): {say(`role.${member.role}`)}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </SystemCard>
  )
}

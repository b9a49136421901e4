import { Card, LinkButton, type PageLink, type Translate } from '../system-page.tsx'
import styles from '../system-pages.module.css'

/** A site that somebody works on. */
export interface AccountSite {
  readonly id: string
  readonly name: string
  readonly role: string
  /** To the site, and to its drafts. */
  readonly links: readonly PageLink[]
  readonly members: readonly {
    readonly accountId: string
    readonly name: string
    readonly email: string
    readonly role: string
  }[]
}

interface SitesProps {
  readonly t: Translate
  readonly sites: readonly AccountSite[]
  /** Where sites are made; nothing for who may not. */
  readonly newSite: string | undefined
}

/** The sites of an account, with their drafts and who works on them, and the way to a new one. */
export const Sites = ({ t, sites, newSite }: SitesProps) => (
  <Card title={t('account.sites')}>
    {sites.length === 0 && <p>{t('account.noSites')}</p>}
    {sites.length === 0 && newSite === undefined && <p>{t('account.askForSite')}</p>}
    <ul className={styles.list}>
      {sites.map(({ id, name, role, links, members }) => (
        <li key={id}>
          <h3>{name}</h3>
          <p>{t('account.role', { role: t(`role.${role}`) })}</p>
          <ul className={styles.links}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
          <details>
            <summary>{t('account.members', { number: members.length })}</summary>
            <ul>
              {members.map((member) => (
                <li key={member.accountId}>
                  <bdi>{member.name}</bdi> (<bdi>{member.email}</bdi>): {t(`role.${member.role}`)}
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
    {newSite !== undefined && (
      <LinkButton to={{ href: newSite, label: t('account.newSite') }} isSecondary={sites.length > 0} />
    )}
  </Card>
)

import { dateOptions, drawText, Icon, inLanguage, type SiteContact, useStage } from '@vitrine/renderer'
import type { ReactNode } from 'react'
import styles from './sheet.module.css'

/**
 * Buttons that print the page and share its address, with all that is chosen on it. Both are the browser's own:
 * without script there are none.
 */
export function SheetButtons() {
  const { resources, words } = useStage()
  resources?.loader()
  return (
    <div className={styles.buttons}>
      <button type="button" className={styles.button} data-print="">
        <Icon name="printer" />
        {words('sheet.print')}
      </button>
      <button type="button" className={styles.button} data-share={words('sheet.copied')}>
        <Icon name="send" />
        {words('sheet.share')}
      </button>
    </div>
  )
}

/**
 * What is printed of a page, on A4, and nothing else of it: above it who made it and how they are reached, below it the
 * address of the page and the day. Those two are written when it is printed, since the address holds what is chosen by
 * then; without script the address is the one that the page was asked for by.
 */
export function Sheet({ children }: { readonly children: ReactNode }) {
  const { language, resources, site } = useStage()
  resources?.loader()
  return (
    <div className={styles.sheet} data-sheet="">
      <div className={styles.head}>
        <p className={styles.name}>{drawText(site.printed?.contact.name ?? site.name)}</p>
        {site.printed && <Contact contact={site.printed.contact} />}
      </div>
      {children}
      <p className={styles.foot}>
        <bdi dir="ltr" data-printed-address="">
          {site.printed?.pageAddress}
        </bdi>
        <span data-today={JSON.stringify(dateOptions(language, site.dates))} />
      </p>
    </div>
  )
}

function Contact({ contact: { address, phone, email } }: { readonly contact: SiteContact }) {
  const stage = useStage()
  return (
    <address className={styles.contact}>
      {address && (
        <span className={styles.lines} {...inLanguage(address.language, stage)}>
          {drawText(address.text)}
        </span>
      )}
      {phone && <bdi dir="ltr">{phone}</bdi>}
      {email && <bdi dir="ltr">{email}</bdi>}
    </address>
  )
}

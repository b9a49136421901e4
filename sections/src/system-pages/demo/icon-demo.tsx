import { Icon } from '@vitrine/renderer'
import { iconNames } from '@vitrine/schemas'
import { LinkButton, type PageLink, PlainPage, type SystemPage, type Translate } from '../system-page.tsx'
import styles from '../system-pages.module.css'

const pointing = ['arrow-right', 'chevron-left', 'external-link', 'send', 'truck'] as const

interface IconDemoProps {
  readonly t: Translate
  readonly wayOut: PageLink
}

/** The set of icons, their sizes and how they turn round (R31). */
export const iconDemoPage = ({ t, wayOut }: IconDemoProps): SystemPage => ({
  title: t('iconDemo.title'),
  main: (
    <PlainPage title={t('iconDemo.title')} text={t('iconDemo.text', { count: iconNames.length })}>
      <ul className={styles.icons}>
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <code dir="ltr">{name}</code>
          </li>
        ))}
      </ul>
      <h2 className={styles.heading}>{t('iconDemo.sizes')}</h2>
      <p>{t('iconDemo.sizesText')}</p>
      <p className={styles.iconRow}>
        {[0.875, 1, 1.5, 2, 3].map((size) => (
          <span key={size} style={{ fontSize: `${size}rem`, color: 'var(--theme-primary)' }}>
            <Icon name="badge-check" />
          </span>
        ))}
      </p>
      <h2 className={styles.heading}>{t('iconDemo.directions')}</h2>
      <p>{t('iconDemo.directionsText')}</p>
      {(['ltr', 'rtl'] as const).map((direction) => (
        <p key={direction} dir={direction} className={styles.iconRow}>
          <code dir="ltr">dir={direction}</code>
          {pointing.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </p>
      ))}
      <LinkButton to={wayOut} />
    </PlainPage>
  ),
})

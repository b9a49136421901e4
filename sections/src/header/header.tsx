import { drawText, Icon, LayoutStep, Link, useStage, type ViewProps, viewParts } from '@vitrine/renderer'
import { ListLink } from '../parts/inquiry-list/list-link.tsx'
import styles from './header.module.css'
import { LanguageSwitcher } from './languages.tsx'
import { HeaderMenu } from './menu.tsx'
import { Sheet } from './sheet.tsx'
import { SiteSearch } from './site-search.tsx'
import type { HeaderProps } from './spec.ts'

const { Button, Image, Text } = viewParts<HeaderProps>()

/** What stands above every page: whose site it is, where one can go, and in which language. */
export function Header({ props, root }: ViewProps<HeaderProps>) {
  const { site } = useStage()
  const items = site.menus[props.menu]?.items ?? []
  return (
    <header {...root} className={styles.header}>
      {props.announcement?.trim() && (
        <div className={styles.announcement}>
          <Link to={props.announcementLink}>
            <Text path="announcement" />
            {props.announcementLink && <Icon name="arrow-right" className={styles.arrow} />}
          </Link>
        </div>
      )}
      <div className={styles.bar}>
        <Link to={{ type: 'page', pageType: 'home', newTab: false }} className={styles.brand}>
          {props.logo?.src ? (
            <Image path="logo" sizes="240px" first className={styles.logo} />
          ) : (
            <bdi>{drawText(site.name)}</bdi>
          )}
          {props.logo?.src && !props.logo.alt?.trim() && <span className="visually-hidden">{site.name}</span>}
        </Link>
        {items.length > 0 && <HeaderMenu items={items} />}
        {props.showSearch && <SiteSearch />}
        <div className={styles.tools}>
          {props.showList && <ListLink />}
          {props.showLanguages && <LanguageSwitcher />}
          <Button path="button" className={styles.button} />
          {(items.length > 0 || props.button?.label) && <Sheet items={items} />}
        </div>
      </div>
      <LayoutStep />
    </header>
  )
}

import { type BarMenuItem, MenuButton } from '@vitrine/editor-core'
import { listReplyTemplates } from '@vitrine/schemas'
import FileText from 'lucide-react/icons/file-text'
import Settings2 from 'lucide-react/icons/settings-2'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../context/use-call.ts'
import { useNavigation } from '../../navigation/navigation-context.ts'
import type { ReplyTemplate } from '../records.ts'

/** The templates of the site, to be inserted, and the way to where they are written. */
export function TemplateMenu({ onChoose }: { readonly onChoose: (template: ReplyTemplate) => void }) {
  const { t } = useTranslation('office')
  const navigation = useNavigation()
  const { data = [] } = useCall(listReplyTemplates, {})
  const items: readonly BarMenuItem[] = [
    ...data.map((template): BarMenuItem => ({ id: template.id, label: template.name, run: () => onChoose(template) })),
    {
      id: 'manage-templates',
      label: data.length === 0 ? t('inbox.templates.addFirst') : t('inbox.templates.manage'),
      icon: Settings2,
      run: () => navigation.go('/inbox/templates'),
    },
  ]
  return (
    <MenuButton label={t('inbox.templates.insert')} items={items}>
      <FileText size={18} aria-hidden />
      <span>{t('inbox.templates.insert')}</span>
    </MenuButton>
  )
}

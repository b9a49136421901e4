import { VitrineEditor } from '@vitrine/designer'
import '@vitrine/designer/style.css'
import { page, save, sections } from '../given/vitrine.tsx'

export const Sample = () => <VitrineEditor sections={sections} document={page} onPublish={save} />

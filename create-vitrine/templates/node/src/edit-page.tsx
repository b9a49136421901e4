import { createRoot } from 'react-dom/client'
import { Editor } from './editor.tsx'
import '@vitrine/designer/style.css'
import './styles.css'

createRoot(document.getElementById('root')!).render(<Editor />)

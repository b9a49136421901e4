import { Editor } from '../../src/editor.tsx'
import '@vitrine/designer/style.css'

export default Editor

import { createRoot } from 'react-dom/client';
import '../../styles/index.css';
import { Atlas } from './Atlas.tsx';
import { speak, storedLocale } from './language.ts';
import { showTheme, storedTheme } from './shell/theme.ts';

showTheme(storedTheme());
await speak(storedLocale());
const root = document.getElementById('root');
if (root) createRoot(root).render(<Atlas />);

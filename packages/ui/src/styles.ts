import './styles/fonts.css.ts';
import './styles/theme.css.ts';
import './styles/reset.css.ts';
import './styles/base.css.ts';

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type Language, useText } from '../i18n/provider.tsx';
import * as css from './language-switch.css.ts';

export interface LanguageSwitchProps extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'onChange'> {
  locale: Language;
  /** the other language was chosen; the application stores it and reloads */
  onChange: (locale: Language) => void;
}

/** Each language in its own words, so that nobody has to read the other to find it. */
const LANGUAGES = [
  { locale: 'zh-CN', label: '中文', name: '中文' },
  { locale: 'en-US', label: 'En', name: 'English' },
] as const;

/** The languages beside each other, the one that is spoken here pressed. */
export const LanguageSwitch = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, LanguageSwitchProps>(
  function LanguageSwitch({ locale, onChange, className = '', ...rest }, ref) {
    const text = useText();
    return (
      <fieldset
        data-component="LanguageSwitch"
        aria-label={text('shell.language')}
        {...rest}
        ref={ref}
        className={`${css.group} ${className}`}
      >
        {LANGUAGES.map((language) => (
          <button
            key={language.locale}
            type="button"
            lang={language.locale}
            className={css.choice}
            title={language.name}
            aria-pressed={language.locale === locale}
            onClick={() => language.locale !== locale && onChange(language.locale)}
          >
            {language.label}
          </button>
        ))}
      </fieldset>
    );
  },
);

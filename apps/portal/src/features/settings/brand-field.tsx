import { FormRow, Inline, Text, TextField } from '@lading/ui';
import { createBrand } from '@lading/ui/brand';
import { useEffect } from 'react';
import { useText } from '../../i18n/text.ts';

const COLOUR = /^#[\da-f]{6}$/;
const SHOWN = 24;
/** What white or ink stands on in a button, and what a link is written in. */
const CLOSEST = 4.5;

interface BrandFieldProps {
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

/** One colour, and the thirteen steps that are made of it; this window wears them until the page is left. */
export function BrandField({ value, error, onChange }: BrandFieldProps) {
  const text = useText();
  const brand = COLOUR.test(value) ? createBrand(value) : undefined;
  useEffect(() => {
    if (!COLOUR.test(value)) return;
    const { style } = document.documentElement;
    const steps = Object.entries(createBrand(value).steps);
    for (const [step, colour] of steps) style.setProperty(`--ld-color-petrol-${step}`, colour);
    return () => {
      for (const [step] of steps) style.removeProperty(`--ld-color-petrol-${step}`);
    };
  }, [value]);
  const closest =
    brand && Math.min(...brand.contrast.filter(({ least }) => least >= CLOSEST).map(({ ratio }) => ratio));
  return (
    <>
      <FormRow>
        <TextField
          label={text('settings.brand')}
          hint={text('settings.brandHint')}
          error={error}
          value={value}
          maxLength={7}
          onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
        />
      </FormRow>
      {brand && (
        <Inline>
          <svg role="img" aria-label={text('settings.brandSteps')} width={SHOWN * 13} height={SHOWN}>
            {Object.entries(brand.steps).map(([step, colour], at) => (
              <rect key={step} x={at * SHOWN} width={SHOWN} height={SHOWN} fill={colour} />
            ))}
          </svg>
          <Text tone="secondary">
            {text(brand.kept ? 'settings.brandKept' : 'settings.brandMoved', { ratio: (closest ?? 0).toFixed(2) })}
          </Text>
        </Inline>
      )}
    </>
  );
}

export { SliderCaptcha, type SliderCaptchaPart, type SliderCaptchaProps } from './slider-captcha.tsx';
export type { SlidePoint } from './use-slide.ts';

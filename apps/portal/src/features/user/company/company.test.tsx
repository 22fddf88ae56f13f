import { contract, type In } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { accountAnswers } from '../../../testing/sample-account.ts';
import { asOwner, certification, company, companyAnswers } from '../../../testing/sample-company.ts';

const { applyCertification, applyCredit, applyFuda, customerBase, myApplications, updateCustomerBase, uploadFile } =
  contract.user;
const { server, open } = portalTests();

beforeEach(() => server.use(...companyAnswers('zh-CN'), ...accountAnswers('zh-CN')));

const panelOf = async (name: string) => within(await screen.findByRole('region', { name }));
const PDF = () => new File(['%PDF-1.7'], '新执照.pdf', { type: 'application/pdf' });
const kept = {
  fileId: 77,
  name: '新执照.pdf',
  contentType: 'application/pdf',
  size: 8,
  path: '/files/77/a.pdf',
  time: '',
};
const heardBy = () => vi.fn<(input: unknown) => void>();

describe('the company in the personal center', () => {
  it('is changed in place; what comes from its license is locked', async () => {
    const heard = vi.fn<(input: In<typeof updateCustomerBase>) => void>();
    server.use(
      mock(updateCustomerBase, (input) => {
        heard(input);
        return { ...company('zh-CN'), shortName: input.shortName };
      }),
    );
    const { person } = await open('/personal', { as: chenWei });
    const panel = await panelOf('企业资料');
    await person.click(await panel.findByRole('button', { name: '编辑' }));
    expect(panel.getByLabelText(/^中文名称/)).toHaveAttribute('readonly');
    await person.clear(panel.getByLabelText('简称'));
    await person.type(panel.getByLabelText('简称'), '昊屿');
    await person.click(panel.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(panel.queryByLabelText('简称')).toBeNull());
    expect(heard.mock.lastCall?.[0]).toMatchObject({ revision: 3, shortName: '昊屿', mainLanes: ['USWC', 'EU'] });
  });

  it('says what somebody else changed meanwhile, and keeps what was typed', async () => {
    server.use(mockError(updateCustomerBase, { status: 409, message: '资料已被他人修改' }));
    const { person } = await open('/personal', { as: chenWei });
    const panel = await panelOf('企业资料');
    await person.click(await panel.findByRole('button', { name: '编辑' }));
    await person.type(panel.getByLabelText('简称'), 'X');
    server.use(mock(customerBase, { ...company('zh-CN'), address: '杭州市', revision: 4 }));
    await person.click(panel.getByRole('button', { name: '保存' }));
    expect(await panel.findByText('其间有人改为：杭州市')).toBeInTheDocument();
    expect(panel.getByLabelText('简称')).toHaveValue('HAOYUX');
  });

  it('says what is missing until it is certified, and leads there', async () => {
    server.use(
      mock(customerBase, { ...company('zh-CN'), certification: 3 }),
      mock(myApplications, { list: [certification('zh-CN', 3)] }),
    );
    const { person } = await open('/personal', { as: chenWei });
    const way = await screen.findByRole('button', { name: '前往企业认证' });
    expect(screen.getByText('企业认证被退回')).toBeInTheDocument();
    await person.click(way);
    expect(screen.getByRole('region', { name: '企业认证' })).toHaveFocus();
    expect(await screen.findByRole('link', { name: /^企业认证 \d+ 处要改$/ })).toBeInTheDocument();
  });

  it('says nothing of a next step where there is none', async () => {
    await open('/personal', { as: chenWei });
    await panelOf('企业资料');
    expect(screen.queryByRole('button', { name: '前往企业认证' })).toBeNull();
  });

  it('is no business of who may not look at it', async () => {
    server.use(asOwner('zh-CN', ['bill:view']));
    await open('/personal', { as: chenWei });
    await screen.findByText('138 **** 8000');
    expect(screen.queryByRole('region', { name: '企业资料' })).toBeNull();
    expect(screen.queryByRole('region', { name: '企业认证' })).toBeNull();
  });
});

describe('a certification', () => {
  it('says what came back, and is sent again with the paper that stays and the one that is new', async () => {
    const heard = heardBy();
    server.use(
      mock(myApplications, { list: [certification('zh-CN', 3)] }),
      // The form itself is read by a journey: the network of these tests cannot.
      http.post(`*${uploadFile.path}`, () => HttpResponse.json({ code: '1', message: '', data: kept })),
      mock(applyCertification, (input) => {
        heard(input);
        return { id: 12, status: 1 as const };
      }),
    );
    const { person } = await open('/personal', { as: chenWei });
    const panel = await panelOf('企业认证');
    expect(await panel.findByText('授权书的印章压住了日期')).toBeInTheDocument();
    expect(panel.getByText('印章压住了日期，请重新盖章')).toBeInTheDocument();
    await person.click(panel.getByRole('button', { name: '修改后重新提交' }));
    expect(panel.getByRole('button', { name: '营业执照.pdf' })).toBeInTheDocument();
    await person.upload(panel.getByLabelText('授权书'), PDF());
    expect(await panel.findByText(/已上传 1 个/)).toBeInTheDocument();
    server.use(mock(myApplications, { list: [certification('zh-CN', 1)] }));
    await person.click(panel.getByRole('button', { name: '提交审核' }));
    expect(await panel.findByText('约 1 个工作日')).toBeInTheDocument();
    expect(heard.mock.lastCall?.[0]).toMatchObject({
      kind: 'mainland',
      uscc: '91350100M000100Y43',
      licenceFileId: 5,
      authorisationFileId: 77,
    });
  });

  it('is not sent without its license, nor with a wrong number', async () => {
    const heard = heardBy();
    server.use(
      mock(myApplications, { list: [] }),
      mock(applyCertification, (input) => {
        heard(input);
        return { id: 12, status: 1 as const };
      }),
    );
    const { person } = await open('/personal', { as: chenWei });
    const panel = await panelOf('企业认证');
    await person.click(await panel.findByRole('button', { name: '申请' }));
    for (const [label, value] of [
      ['企业名称（与执照一致）', '宁波昊屿家居有限公司'],
      ['统一社会信用代码', '91350100M000100Y44'],
      ['法定代表人', '陆海宁'],
      ['注册地址', '宁波'],
      ['联系人', '陈蔚'],
      ['联系人手机号', '13800138000'],
    ] as const)
      await person.type(panel.getByLabelText(label), value);
    await person.click(panel.getByRole('button', { name: '提交审核' }));
    await waitFor(() => expect(panel.getByLabelText('统一社会信用代码')).toBeInvalid());
    await person.click(panel.getByRole('radio', { name: '海外' }));
    await person.click(panel.getByRole('button', { name: '提交审核' }));
    expect(await panel.findAllByText('请上传营业执照')).not.toHaveLength(0);
    expect(heard).not.toHaveBeenCalled();
  });

  it('says why a paper was refused, and hands a paper out', async () => {
    server.use(
      mock(myApplications, { list: [certification('zh-CN', 3)] }),
      mockError(uploadFile, { message: '只收 PDF、PNG 和 JPG' }),
      http.get('*/files/5/licence.pdf', () =>
        HttpResponse.json({ code: '404', message: '文件不存在', data: null }, { status: 404 }),
      ),
    );
    const { person } = await open('/personal', { as: chenWei });
    const panel = await panelOf('企业认证');
    await person.click(await panel.findByRole('button', { name: '营业执照.pdf' }));
    expect(await screen.findByText('文件不存在')).toBeInTheDocument();
    await person.click(panel.getByRole('button', { name: '修改后重新提交' }));
    await person.upload(panel.getByLabelText('授权书'), PDF());
    expect(await panel.findByText(/只收 PDF、PNG 和 JPG/)).toBeInTheDocument();
  });
});

describe('terms and membership', () => {
  it('are asked for once the company is certified', async () => {
    const heard = heardBy();
    server.use(
      mock(myApplications, { list: [] }),
      mock(applyCredit, (input) => {
        heard(input);
        return { id: 13, status: 1 as const };
      }),
    );
    const { person } = await open('/personal', { as: chenWei });
    const panel = await panelOf('结算方式');
    await person.click(await panel.findByRole('button', { name: '申请' }));
    await person.selectOptions(panel.getByRole('combobox', { name: '结算方式' }), 'monthly');
    await person.selectOptions(panel.getByLabelText('账期'), '45');
    for (const [label, value] of [
      ['申请额度', '100000'],
      ['预计月费用', '50000.50'],
      ['发票抬头', '宁波昊屿家居有限公司'],
      ['税号', '91350100M000100Y43'],
      ['对账邮箱', 'a@haoyu.example'],
      ['联系人', '陈蔚'],
    ] as const)
      await person.type(panel.getByLabelText(label), value);
    await person.click(panel.getByRole('button', { name: '提交审核' }));
    await waitFor(() => expect(heard).toHaveBeenCalled());
    expect(heard.mock.lastCall?.[0]).toMatchObject({
      method: 'monthly',
      days: 45,
      limit: '100000',
      monthlyVolume: '50000.50',
    });
  });

  it('are offered to who settles, who applies for nothing else', async () => {
    server.use(
      asOwner('zh-CN', ['bill:view', 'company:view', 'settlement:confirm']),
      mock(myApplications, { list: [] }),
    );
    await open('/personal', { as: chenWei });
    expect(await (await panelOf('结算方式')).findByRole('button', { name: '申请' })).toBeInTheDocument();
    expect((await panelOf('富达会员')).queryByRole('button', { name: '申请' })).toBeNull();
  });

  it('wait for the certification', async () => {
    server.use(
      mock(myApplications, { list: [] }),
      mock(customerBase, { ...company('zh-CN'), certification: 0, credit: null }),
    );
    await open('/personal', { as: chenWei });
    const panel = await panelOf('结算方式');
    expect(await panel.findByText('请先完成企业认证。')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: '申请' })).toBeNull();
  });

  it('name the lanes and the terms that were accepted', async () => {
    const heard = heardBy();
    server.use(
      mock(applyFuda, (input) => {
        heard(input);
        return { id: 14, status: 1 as const };
      }),
    );
    const { person } = await open('/personal', { as: chenWei });
    const panel = await panelOf('富达会员');
    await person.click(await panel.findByRole('button', { name: '申请' }));
    await person.type(panel.getByLabelText('企业名称（与执照一致）'), '宁波昊屿');
    await person.type(panel.getByLabelText('联系人'), '陈蔚');
    await person.type(panel.getByLabelText('联系人手机号'), '13800138000');
    await person.type(panel.getByLabelText('月货量 (TEU)'), '12');
    await person.click(panel.getByRole('combobox', { name: '主要航线' }));
    await person.click(await screen.findByRole('option', { name: /美东/ }));
    await person.click(panel.getByRole('checkbox'));
    await person.click(panel.getByRole('button', { name: '提交审核' }));
    await waitFor(() => expect(heard).toHaveBeenCalled());
    expect(heard.mock.lastCall?.[0]).toMatchObject({
      lanes: ['USEC'],
      monthlyTeu: 12,
      role: 'shipper',
      agreement: true,
    });
  });
});

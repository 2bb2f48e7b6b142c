import type { Role } from './role.ts';
import { defineRoles } from './role.ts';

const itAndSupport = defineRoles('it-and-support', 'office', [
  {
    title: 'IT Support Technician | IT Support Specialist | Desktop Support Analyst',
    pay: 52,
    levels: 'eeamm',
    weight: 3,
    skills: 'Windows 11, macOS, Microsoft 365, Active Directory, Ticketing, Hardware',
    intro: `
      You will be the friendly face behind "have you tried", and mostly you will know a better answer.
      Three hundred colleagues, two sites and one help desk of four.`,
    duties: `
      Help colleagues in person, by telephone and remotely
      Set up laptops so that a first day starts with work
      Manage accounts and rights with the least access that does the job
      Mend or replace printers, docks and meeting-room screens
      Write short guides with pictures
      Keep the inventory true
      Spot repeated faults and remove the cause`,
    needs: `
      Training in IT or convincing practice
      Knowledge of Windows, Microsoft 365 and mobile devices
      Friendliness on the eleventh password of the day`,
  },
  {
    title: 'Systems Administrator | Linux Systems Administrator | Windows Systems Administrator',
    pay: 78,
    levels: 'ammss',
    weight: 2,
    sectors: 'public-sector education healthcare manufacturing finance media',
    skills: 'Linux, VMware, Backup, Ansible, Active Directory, Monitoring',
    intro: `
      Sixty servers, most of them virtual, and a backup that somebody restores from every month just to be sure.
      The last administrator left good notes; you will leave better ones.`,
    duties: `
      Run servers, storage and virtualisation
      Patch on schedule and out of schedule when it burns
      Automate set-up with Ansible
      Test restores, not only backups
      Watch capacity and plan the next purchase
      Document what you change on the day you change it
      Support the help desk in hard cases`,
    needs: `
      Experience with Linux or Windows servers, ideally both
      Scripting in Bash, PowerShell or Python
      Readiness for occasional maintenance in the evening`,
  },
  {
    title: 'Network Engineer | Network Administrator',
    pay: 90,
    levels: 'ammss',
    weight: 2,
    sectors: 'public-sector healthcare logistics finance education energy',
    skills: 'Routing, Switching, Firewalls, Wi-Fi planning, VPN, BGP',
    intro: `
      When nobody talks about the network, you have had a good week.
      Forty locations, some with fibre and some with a tractor between them and the mast.`,
    duties: `
      Plan and run wired and wireless networks
      Configure firewalls and review old rules
      Connect new locations, from survey to hand-over
      Measure before and after each change
      Replace ageing switches without an outage in working hours
      Respond to incidents and write down the cause
      Work with providers and hold them to their contracts`,
    needs: `
      Sound knowledge of TCP/IP, VLANs and routing
      Experience with firewalls and enterprise Wi-Fi
      A driving licence for visits to sites`,
  },
  {
    title: 'Service Desk Team Lead | IT Service Desk Manager',
    pay: 72,
    levels: 'll',
    weight: 1,
    sectors: 'finance public-sector healthcare retail consulting',
    skills: 'ITIL, Team leadership, ServiceNow, Reporting, Major incidents',
    intro: `
      Nine analysts, two thousand tickets a month and a satisfaction score that can still go up.
      You will lead the team and take a call yourself on a Monday morning.`,
    duties: `
      Lead, coach and schedule the service desk
      Steer major incidents and keep people informed
      Shorten the list of recurring tickets
      Look after knowledge articles
      Agree service levels that mean something
      Prepare roll-outs with the project teams
      Hold regular one-to-ones`,
    needs: `
      Experience of leading a support team
      Practical, not dogmatic, ITIL
      Composure in a major outage`,
  },
  {
    title: 'ERP Application Specialist | SAP Application Consultant | Application Support Analyst',
    pay: 88,
    levels: 'amms',
    weight: 2,
    sectors: 'manufacturing retail logistics agriculture consulting',
    skills: 'SAP S/4HANA, Business processes, SQL, Testing, Training, Interfaces',
    intro: `
      Orders, stock and invoices run through one system, and you will know why it does what it does.
      A migration is planned for next year; preparations have begun and need somebody who asks questions.`,
    duties: `
      Support key users in purchasing, production and finance
      Configure processes and test them before the month closes
      Look after interfaces to the web shop and the warehouse
      Clean master data with the departments
      Train users and write instructions
      Prepare releases and take part in the migration
      Analyse faults down to the table`,
    needs: `
      Experience with SAP or another large ERP system
      Understanding of processes from order to cash
      Plain speech with departments and developers`,
  },
]);

const finance = defineRoles('finance', 'office', [
  {
    title: 'Accountant | General Ledger Accountant | Financial Accountant',
    pay: 72,
    levels: 'eammss',
    weight: 3,
    skills: 'Month-end close, IFRS, Reconciliations, Excel, VAT, ERP',
    intro: `
      The books close on the fourth working day; you are one of the reasons.
      You will have your own entities, from the first entry to the notes.`,
    duties: `
      Prepare month-end and year-end accounts for several entities
      Reconcile bank, intercompany and suspense accounts until nothing is left over
      File VAT returns on time
      Answer auditors with documents and not with stories
      Watch accruals and challenge those that never move
      Improve the close by one step each month
      Explain figures to managers who don't read accounts`,
    needs: `
      Qualified or part-qualified status in accounting
      Working knowledge of IFRS or the local standard
      Very good Excel`,
  },
  {
    title: 'Financial Controller | Plant Controller | Business Controller',
    pay: 112,
    levels: 'msl',
    weight: 2,
    sectors: 'manufacturing retail logistics energy media construction hospitality',
    skills: 'Cost accounting, Budgeting, Variance analysis, Cash flow, Reporting, Power BI',
    intro: `
      You will be the person who says what it will cost before anybody has ordered it.
      Managers here want a controller who walks through the building and asks.`,
    duties: `
      Prepare monthly results with comments that explain something
      Lead the annual budget and three forecasts
      Analyse margins by product, site and customer
      Calculate investments and check them again two years later
      Supervise stock valuation and stocktaking
      Watch cash with the treasury
      Lead two colleagues in accounting`,
    needs: `
      Experience in controlling, in a firm with real things to count
      Cost accounting beyond the textbook
      Persuasiveness with figures and without them`,
  },
  {
    title: 'Accounts Payable Clerk | Accounts Assistant | Accounts Receivable Clerk',
    pay: 44,
    levels: 'eeea',
    weight: 3,
    skills: 'Invoice processing, Dunning, Data entry, Excel, ERP, Accuracy',
    intro: `
      Suppliers are paid on time here, and you will keep it so.
      Eight hundred invoices a month, most of them electronic and a few on the backs of delivery notes.`,
    duties: `
      Check, code and post invoices
      Prepare payment runs twice a week
      Clear up differences with buyers and suppliers
      Allocate incoming payments and send friendly reminders
      Keep supplier records in order
      Prepare papers for month end
      Help to digitise what is still on paper`,
    needs: `
      Commercial training or experience with accounts
      Accuracy with figures
      A friendly but firm tone on the telephone`,
  },
  {
    title: 'FP&A Analyst | Financial Analyst | Planning Analyst (FP&A)',
    pay: 94,
    levels: 'eamms',
    weight: 2,
    sectors: 'software finance retail media energy healthcare',
    skills: 'Financial modelling, Forecasting, SQL, Excel, Presentation, Scenario planning',
    intro: `
      What if: most of your days will begin with these two words.
      You will build the models on which hiring, prices and investments are decided.`,
    duties: `
      Build and look after the company's financial model
      Run forecasts with budget holders who own their figures
      Prepare the board pack and its one important page
      Analyse unit costs, retention and pricing
      Compare scenarios and name the assumptions
      Automate reports that are still copied by hand
      Support fund-raising or lending rounds with clean data`,
    needs: `
      Experience in planning, audit or banking
      Models that others can follow
      The ability to tell a story from a table, truthfully`,
  },
  {
    title: 'Payroll Specialist | Payroll Administrator',
    pay: 58,
    levels: 'eamms',
    weight: 2,
    skills: 'Payroll, Social security, Employment law, Time recording, Confidentiality, Excel',
    intro: `
      Nobody thanks payroll for a correct payslip, so we do it here: thank you.
      Six hundred people are paid on the twenty-seventh, shift allowances included.`,
    duties: `
      Prepare monthly payroll from time sheets to bank file
      Calculate allowances, sick pay and parental leave
      Report to tax and social security offices
      Answer questions about payslips with patience
      Keep up with changes in law and collective agreements
      Prepare certificates and statistics
      Support the introduction of a new time system`,
    needs: `
      Experience in payroll under local law
      Discretion
      Exactness under a fixed deadline`,
  },
  {
    title: 'Internal Auditor | Audit Manager',
    pay: 98,
    levels: 'amms',
    weight: 1,
    sectors: 'finance public-sector energy healthcare manufacturing',
    skills: 'Risk assessment, Controls testing, Interviewing, Report writing, Data analysis',
    intro: `
      You will be invited in rather than feared, because your reports help.
      The audit plan has fourteen subjects this year, from cash desks to cloud contracts.`,
    duties: `
      Plan audits by risk and carry them out on site
      Interview people so that they tell you what worries them
      Test controls with data instead of samples where possible
      Write reports of ten pages at most
      Agree measures that can be done and follow them up
      Advise projects before things go wrong
      Report to the audit committee twice a year`,
    needs: `
      Experience in audit, risk or accounting
      A qualification such as CIA, or the aim to gain it
      Independence of mind`,
  },
  {
    title: 'Actuary | Actuarial Analyst | Pricing Actuary',
    pay: 118,
    levels: 'eamms',
    weight: 1,
    sectors: 'finance',
    skills: 'R, Pricing, Reserving, GLMs, Solvency II, Communication',
    intro: `
      You will put a price on what may happen, and be able to defend it twenty years from now.
      The portfolio is large enough for statistics and small enough that we know the odd cases by name.`,
    duties: `
      Price products with models that underwriters understand
      Set reserves and explain every movement
      Analyse claims, storms and long tails
      Test what happens to capital in bad years
      Document assumptions for supervisors
      Work with data engineers on better sources
      Mentor students on their way through the exams`,
    needs: `
      Qualification as an actuary, or good progress towards it
      Programming in R or Python
      Plain words for difficult matters`,
  },
  {
    title: 'Credit Risk Analyst | Treasury Analyst',
    pay: 92,
    levels: 'eamms',
    weight: 2,
    sectors: 'finance',
    skills: 'Credit analysis, Financial statements, Cash flow, Python, Regulation, Excel',
    intro: `
      Every loan is an opinion about the future, and you will write its reasons.
      Borrowers here are farms, workshops and family firms as well as large companies.`,
    duties: `
      Read accounts and forecasts, and find the assumption that matters
      Rate borrowers and set conditions
      Watch limits, liquidity and interest risk daily
      Test portfolios under stress
      Present cases to the credit committee
      Visit customers to see what no balance sheet shows
      Report to supervisors on time`,
    needs: `
      A degree in finance, mathematics or economics
      Reading skill in financial statements
      Willingness to disagree with the people who sell`,
  },
  {
    title: 'Chief Financial Officer',
    pay: 165,
    levels: 'x',
    weight: 1,
    sectors: 'healthcare manufacturing energy education hospitality',
    skills: 'Corporate finance, Leadership, Governance, Fund-raising, Strategy',
    intro: `
      The present finance chief retires next summer and would like to hand over in good order.
      You will join a management board of four and lead thirty-five people in finance, purchasing and law.`,
    duties: `
      Lead finance, purchasing and legal affairs
      Plan investments over ten years and secure their funding
      Present accounts to owners, lenders and staff
      Build a team in which successors grow
      Negotiate with banks and insurers
      Oversee risk management and internal control
      Take part in every decision of weight, not only the financial ones`,
    needs: `
      Long experience in senior finance positions
      A record with lenders and supervisory boards
      Integrity that needs no adjective`,
  },
]);

const people = defineRoles('people', 'office', [
  {
    title: 'HR Business Partner | People Partner',
    pay: 92,
    levels: 'amms',
    weight: 2,
    skills: 'Employment law, Coaching, Workforce planning, Mediation, Change management',
    intro: `
      Managers will come to you with people problems that are usually something else.
      You will look after about two hundred colleagues and know most of them.`,
    duties: `
      Advise managers on teams, conflicts and growth
      Plan headcount together with finance
      Hold difficult talks fairly and prepare others for theirs
      Work with employee representatives in trust
      Guide reorganisations with care for those affected
      Read engagement surveys and see that something follows
      Keep processes legal and humane`,
    needs: `
      Experience as an HR generalist or partner
      Current knowledge of employment law
      Discretion and directness in equal parts`,
  },
  {
    title: 'Talent Acquisition Specialist | Recruiter | Technical Recruiter',
    pay: 76,
    levels: 'eamms',
    weight: 3,
    skills: 'Sourcing, Interviewing, ATS, Employer branding, Boolean search, Candidate care',
    intro: `
      Candidates remember how they were treated, including those we turn down.
      You will fill some forty positions a year and keep managers honest about what they need.`,
    duties: `
      Agree with managers what a position really requires
      Write advertisements that say what the work is
      Find people where they are, and write to them personally
      Hold first interviews and give prompt answers
      Organise fair, structured interviews and train those who hold them
      Reply to everyone, with reasons where we can
      Report time and sources without massaging them`,
    needs: `
      Experience in recruiting, in-house or at an agency
      A natural way of talking to strangers
      Order in many parallel processes`,
  },
  {
    title: 'Recruitment Consultant | Staffing Consultant',
    pay: 68,
    levels: 'eamms',
    weight: 2,
    sectors: 'staffing',
    skills: 'Sales, Interviewing, Market knowledge, Negotiation, Candidate care, CRM',
    intro: `
      Two sides trust you with something important: one with a vacancy, the other with a career.
      You will build a desk of your own, with a fair commission and no cold-call quota.`,
    duties: `
      Win clients and visit their workplaces before you advertise
      Interview candidates thoroughly and advise them honestly
      Match people with jobs they will still like in a year
      Negotiate pay and conditions for both sides
      Look after temporary staff during their assignments
      Know your trade's wages, shortages and gossip
      Keep records in line with data protection`,
    needs: `
      Experience in sales, recruiting or the trade you recruit for
      Stamina and a good memory for people
      Fairness when commission is at stake`,
  },
  {
    title: 'People Operations Coordinator | HR Administrator | HR Assistant',
    pay: 50,
    levels: 'eeeam',
    weight: 2,
    skills: 'HR systems, Contracts, Onboarding, Data protection, Excel, Scheduling',
    intro: `
      From the contract to the leaving cake, every step of a working life passes over your desk.
      A team of five, one system and a shared wish to abolish the last paper form.`,
    duties: `
      Prepare contracts, letters and certificates
      Organise first days, so that a desk and a face are waiting
      Keep personal records correct and confidential
      Answer questions about leave, pay and parental time
      Support payroll with clean data
      Schedule interviews and training
      Look after the intranet pages that people need`,
    needs: `
      Commercial training or experience in HR
      Care with personal data
      A helpful manner and a good system`,
  },
  {
    title: 'Learning and Development Specialist | L&D Manager | Training Coordinator',
    pay: 74,
    levels: 'eamms',
    weight: 1,
    sectors: 'healthcare retail finance manufacturing hospitality public-sector logistics',
    skills: 'Training design, Facilitation, E-learning, Needs analysis, Evaluation',
    intro: `
      People learn from people, and you will arrange for the right ones to meet.
      We spend a good deal on training and would like to know what it changes.`,
    duties: `
      Find out what teams need to be able to do
      Design workshops, e-learning and on-the-job programmes
      Train internal trainers
      Run the leadership course for new team leads
      Measure effects three months later
      Look after apprentices together with their trainers
      Choose external providers and manage the budget`,
    needs: `
      Experience in adult education
      Confidence in front of groups
      Creativity with small budgets`,
  },
  {
    title: 'Compensation and Benefits Analyst | Reward Analyst',
    pay: 88,
    levels: 'amms',
    weight: 1,
    sectors: 'software finance healthcare energy manufacturing',
    skills: 'Job evaluation, Salary benchmarking, Excel, Pay transparency, Pensions',
    intro: `
      Fair pay is a matter of arithmetic and courage; you will bring both.
      We publish our salary bands inside the company and mean to keep doing so.`,
    duties: `
      Look after salary bands and job levels
      Compare pay with the market, country by country
      Analyse pay gaps and suggest how to close them
      Prepare the annual review and support managers through it
      Advise on pensions, insurance and allowances
      Answer works councils with clear figures
      Watch laws on pay transparency`,
    needs: `
      Experience in reward or HR analytics
      Excellent spreadsheets
      Discretion`,
  },
]);

const operations = defineRoles('operations', 'office', [
  {
    title: 'Operations Manager | Operations Lead',
    pay: 88,
    levels: 'msl',
    weight: 3,
    sectors: 'retail logistics hospitality healthcare energy media education',
    skills: 'Process improvement, Team leadership, Budgeting, KPIs, Supplier management',
    intro: `
      Things work here most of the time; you will look after the rest of it.
      You will lead four team leaders and be on good terms with every department.`,
    duties: `
      Run daily operations and the short meeting with which they begin
      Lead, develop and relieve team leaders
      Plan staff and capacity through peaks and holidays
      Find bottlenecks with data and a stopwatch
      Hold suppliers to what they signed
      Manage a budget and report on it openly
      Prepare for outages, storms and strikes`,
    needs: `
      Experience of leading operations with people on shifts
      A feeling for processes and for those who carry them out
      Decisiveness with incomplete information`,
  },
  {
    title: 'Project Manager | Project Manager, Infrastructure | Programme Coordinator',
    pay: 90,
    levels: 'eammss',
    weight: 3,
    sectors: 'construction energy public-sector consulting healthcare manufacturing',
    skills:
      'Project planning, Risk management, Budgeting, Contracts, MS Project, Stakeholder management',
    intro: `
      Scope, money and time will pull at you, and you will smile at all three.
      Projects run between six months and three years, with teams that report to somebody else.`,
    duties: `
      Plan projects in stages that can be finished
      Keep budget, schedule and risks in plain view
      Lead meetings that end early
      Steer contractors and settle changes in writing
      Tell sponsors the truth in time to act on it
      Bring affected people in at the start
      Close projects properly, lessons included`,
    needs: `
      Experience of managing projects with several partners
      Knowledge of contracts and procurement
      A qualification such as PMP, PRINCE2 or IPMA, or the equivalent in practice`,
  },
  {
    title: 'Procurement Specialist | Buyer | Strategic Purchaser',
    pay: 76,
    levels: 'eammss',
    weight: 2,
    sectors: 'manufacturing retail energy construction public-sector hospitality agriculture',
    skills: 'Tendering, Negotiation, Supplier evaluation, Contract law, SAP MM, Market analysis',
    intro: `
      A good price is only the second question; the first is whether it will arrive.
      You will buy what others turn into products, meals or power lines.`,
    duties: `
      Run tenders from specification to award
      Negotiate prices, terms and delivery
      Visit suppliers and judge them with your own eyes
      Develop second sources for critical goods
      Check supply chains for labour and environmental standards
      Work with planners on stock and lead times
      Follow markets and currencies`,
    needs: `
      Experience in purchasing
      Skill in negotiation without theatre
      Knowledge of contract law and Incoterms`,
  },
  {
    title: 'Business Analyst | Process Analyst',
    pay: 88,
    levels: 'eamms',
    weight: 3,
    sectors: 'finance consulting public-sector logistics healthcare retail',
    skills: 'Process mapping, Requirements, SQL, Workshops, BPMN, User stories',
    intro: `
      You will find out how things are really done, which is seldom how they are written down.
      Three large changes are under way, and each needs somebody who listens before drawing boxes.`,
    duties: `
      Map processes with the people who carry them out
      Write requirements that can be tested
      Question steps that exist because they always did
      Model data and interfaces with architects
      Prepare options with costs and consequences
      Accompany testing, training and launch
      Measure whether the change was worth it`,
    needs: `
      Experience in business analysis or consulting
      Clear diagrams and clearer sentences
      Enough SQL to check a claim`,
  },
  {
    title: 'Facilities Manager | Facilities Coordinator',
    pay: 66,
    levels: 'eamms',
    weight: 1,
    sectors: 'education healthcare public-sector retail media hospitality',
    skills: 'Building services, Contractor management, Fire safety, Energy saving, Space planning',
    intro: `
      When a building works, people think about their work; that is your aim.
      Five buildings from four centuries, one of them with a lift that has opinions.`,
    duties: `
      Look after buildings, heating, lifts and grounds
      Steer contractors for cleaning, security and repairs
      Check fire safety and keep the log books
      Bring energy use down, room by room
      Plan moves and conversions
      Hold a budget for upkeep over five years
      Be reachable when a pipe bursts, by rota`,
    needs: `
      Technical training or experience in building services
      Experience with contractors and tenders
      Practical sense`,
  },
  {
    title: 'Health and Safety Adviser | EHS Specialist',
    pay: 74,
    levels: 'amms',
    weight: 1,
    sectors: 'construction manufacturing energy logistics agriculture',
    skills: 'Risk assessment, Incident investigation, ISO 45001, Training, Audits',
    intro: `
      Everybody goes home in the evening as whole as they came: that is the target, and the only one.
      You will spend more time on the floor, the site or the deck than at a desk.`,
    duties: `
      Assess risks together with those who take them
      Investigate accidents and near misses without looking for culprits
      Train newcomers, leaders and contractors
      Walk round weekly and see that findings are dealt with
      Keep the management system ready for audit
      Advise on machines before they are bought
      Practise emergencies until they bore people`,
    needs: `
      A recognised qualification in occupational safety
      Experience in industry, construction or energy
      The gift of being taken seriously in a hard hat`,
  },
]);

const legal = defineRoles('legal', 'office', [
  {
    title: 'Legal Counsel | Commercial Lawyer | In-House Counsel',
    pay: 135,
    levels: 'amms',
    weight: 2,
    skills: 'Commercial contracts, Negotiation, Company law, Intellectual property, Drafting',
    intro: `
      Colleagues should leave your office knowing what they may do, not only what they may not.
      You will be one of three lawyers, close to the business and far from billable hours.`,
    duties: `
      Draft and negotiate contracts with customers and suppliers
      Advise departments early and in plain words
      Look after templates, so that standard cases need no lawyer
      Weigh risks and recommend a way
      Steer outside counsel and their bills
      Support disputes and settlements
      Train colleagues on the three clauses that matter`,
    needs: `
      Admission to practise law
      Experience in a law firm or a legal department
      Drafting that a layman can follow`,
  },
  {
    title: 'Paralegal | Legal Assistant',
    pay: 58,
    levels: 'eeam',
    weight: 2,
    sectors: 'finance consulting public-sector energy construction',
    skills: 'Legal research, Document management, Drafting, Company secretarial, Deadlines',
    intro: `
      Deadlines in law are real ones, and you will know all of them.
      You will support four lawyers and keep their promises for them.`,
    duties: `
      Prepare drafts, minutes and filings
      Research case law and summarise it on one page
      Keep calendars, registers and archives
      Organise signatures across time zones
      Check documents before they leave the house
      Coordinate with notaries, courts and registries
      Look after the contract database`,
    needs: `
      Training as a paralegal or legal studies
      Exact language
      Order and discretion`,
  },
  {
    title: 'Data Protection Officer | Privacy Counsel | Privacy Manager',
    pay: 115,
    levels: 'mms',
    weight: 2,
    sectors: 'software healthcare finance public-sector retail education',
    skills: 'GDPR, Impact assessments, Records of processing, Incident response, Training',
    intro: `
      You will speak for people who are not in the room: those whose data we hold.
      The role reports straight to management and is independent on paper and in practice.`,
    duties: `
      Advise teams on new products and processing
      Carry out impact assessments that change something
      Answer requests from the people concerned within the time limit
      Review contracts with processors and transfers abroad
      Lead the response to incidents and the talk with authorities
      Keep records of processing current
      Train colleagues with cases from their own work`,
    needs: `
      Expert knowledge of data protection law
      Technical understanding of systems and logs
      Firmness and tact`,
  },
  {
    title: 'Compliance Officer | Anti-Money-Laundering Analyst | Regulatory Affairs Manager',
    pay: 98,
    levels: 'eamms',
    weight: 2,
    sectors: 'finance healthcare energy',
    skills: 'Regulation, KYC, Monitoring, Policy writing, Reporting, Investigation',
    intro: `
      Rules have reasons, and you can explain both.
      Supervisors visit us once a year; we would like to be bored by it.`,
    duties: `
      Watch changes in regulation and say what they mean for us
      Write policies that can be followed
      Review alerts and decide which deserve an investigation
      Report to authorities in full and on time
      Advise on new products before launch
      Train staff and check that it stuck
      Test controls and follow up findings`,
    needs: `
      Experience in compliance, audit or supervision
      Analytical reading of rules
      Integrity`,
  },
  {
    title: 'Contracts Manager | Tender and Contracts Manager',
    pay: 92,
    levels: 'amms',
    weight: 2,
    sectors: 'construction energy logistics public-sector',
    skills: 'Contract administration, FIDIC, Claims, Tendering, Negotiation, Quantity knowledge',
    intro: `
      A contract is only as good as the letters written under it.
      You will accompany large projects from the tender to the final account.`,
    duties: `
      Prepare tender documents and evaluate offers
      Administer contracts, notices and deadlines
      Assess claims and negotiate them to an end
      Advise project managers on what to put in writing
      Track changes, securities and insurance
      Work with lawyers in disputes
      Collect lessons for the next contract`,
    needs: `
      A background in law, engineering or quantity surveying
      Experience with standard forms such as FIDIC or NEC
      Firm, courteous letters`,
  },
  {
    title: 'General Counsel',
    pay: 190,
    levels: 'x',
    weight: 1,
    sectors: 'software finance energy',
    skills: 'Corporate governance, Leadership, Regulation, M&A, Crisis management',
    intro: `
      You will build the legal department that a company of our size should have had two years ago.
      The position reports to the chief executive and has a seat at board meetings.`,
    duties: `
      Lead law, compliance and company secretariat
      Advise board and management, even against the current
      Guide acquisitions and financing
      Set a policy for disputes: which to fight and which to settle
      Build a small team and a sensible panel of firms
      Stand by the company in a crisis
      Represent us to regulators`,
    needs: `
      Admission to practise law and long experience at senior level
      A record in regulated or growing businesses
      Sound judgement under time pressure`,
  },
]);

const administration = defineRoles('administration', 'office', [
  {
    title: 'Office Manager | Practice Manager',
    pay: 56,
    levels: 'eamms',
    weight: 2,
    skills:
      'Office organisation, Budgeting, Supplier contracts, Events, Scheduling, Bookkeeping basics',
    intro: `
      You will be the reason why people like coming in.
      Sixty desks, two kitchens, one dog policy: all yours.`,
    duties: `
      Run the office from post to plants
      Look after suppliers, contracts and the budget
      Welcome visitors and newcomers
      Organise meetings, travel and the summer party
      Prepare invoices for accounting
      Keep first aid and fire drills up to date
      Improve one annoying thing a week`,
    needs: `
      Experience in office management
      Organisation without fuss
      A memory for birthdays and passwords, each in its place`,
  },
  {
    title: 'Executive Assistant | Personal Assistant to the Managing Director',
    pay: 68,
    levels: 'amms',
    weight: 2,
    skills: 'Diary management, Travel planning, Minutes, Confidentiality, PowerPoint, Prioritising',
    intro: `
      You will give two busy people back about a day a week.
      The job depends on foresight: a room booked, a paper read, a quarrel avoided.`,
    duties: `
      Keep diaries with a view of what matters
      Prepare meetings, papers and decisions
      Write minutes that settle who does what
      Plan journeys with a plan B
      Answer letters in the right tone
      Handle confidential matters as such
      Organise board meetings and owners' dinners`,
    needs: `
      Experience as an assistant at management level
      Faultless writing
      Discretion and humour`,
  },
  {
    title: 'Receptionist | Front Office Assistant | Medical Receptionist',
    pay: 38,
    levels: 'eeea',
    setting: 'office',
    weight: 3,
    sectors: 'healthcare education public-sector consulting construction finance',
    skills: 'Reception, Telephone, Appointments, Data entry, Friendliness',
    intro: `
      The first smile and the last word: people remember both.
      Your desk is by the door, with a view of everybody's arrival.`,
    duties: `
      Welcome visitors and show them the way
      Answer and connect calls
      Make appointments and keep them apart
      Sort post and deliveries
      Book rooms and prepare them
      Keep lists, forms and badges in order
      Stay friendly in the rush at nine`,
    needs: `
      Good manners and a clear voice
      Confidence with common office programs
      Punctuality`,
  },
  {
    title: 'Data Entry Clerk | Records Clerk | Archive Assistant',
    pay: 36,
    levels: 'eeea',
    weight: 2,
    sectors: 'public-sector healthcare finance logistics education',
    skills: 'Typing, Filing, Scanning, Accuracy, Excel, Confidentiality',
    intro: `
      Ninety metres of shelves are to become searchable, one folder after the other.
      The work is quiet, the team is cheerful, and progress can be seen on a chart by the door.`,
    duties: `
      Enter records exactly as they are
      Scan, name and file documents
      Check samples of each other's work
      Clear up doubtful cases with the departments
      Destroy what has passed its time, by the book
      Find files on request within the hour
      Keep count of what is done`,
    needs: `
      Fast and accurate typing
      Concentration
      Care with confidential papers`,
  },
  {
    title: 'Team Assistant | Administrative Assistant | Project Assistant',
    pay: 44,
    levels: 'eeam',
    weight: 3,
    skills: 'Office software, Scheduling, Correspondence, Travel booking, Organisation',
    intro: `
      A team of twenty does better work because somebody keeps the threads together.
      No two days are the same, but every one has a list.`,
    duties: `
      Prepare letters, presentations and minutes
      Coordinate appointments across teams
      Book travel and settle expenses
      Look after shared folders and mailing lists
      Support projects with plans and reminders
      Order what is needed before it runs out
      Stand in for colleagues on holiday`,
    needs: `
      Experience in an office
      Good written language
      Calm when everybody wants something at once`,
  },
  {
    title: 'Planning Officer | Permit Officer | Licensing Officer',
    pay: 60,
    levels: 'eamms',
    weight: 1,
    sectors: 'public-sector',
    skills: 'Planning law, Case work, Site visits, Report writing, GIS, Public consultation',
    intro: `
      Extensions, shop fronts and wind turbines: each begins as a form on your desk.
      You will decide some cases yourself and prepare the hard ones for the committee.`,
    duties: `
      Check applications and ask for what is missing, once
      Visit sites and speak with neighbours
      Weigh plans against law and local policy
      Write decisions that applicants can understand
      Present cases to the committee in the evening
      Give advice before an application is made
      Keep to time limits`,
    needs: `
      A degree in planning, geography, law or the like
      Knowledge of administrative procedure
      Fairness towards loud and quiet applicants alike`,
  },
]);

export const BUSINESS_ROLES: Role[] = [
  ...itAndSupport,
  ...finance,
  ...people,
  ...operations,
  ...legal,
  ...administration,
];
